import { planOf, searchWithPlan, signInPath, withPlan } from "./planOf";

it.each([
  ["?plan=gratweg-plus", "gratweg-plus"],
  ["?a=1&plan=p2", "p2"],
  [`?plan=${"a".repeat(100)}`, "a".repeat(100)],
  [`?plan=${"a".repeat(101)}`, null],
  ["?plan=", null],
  ["?plan=Plus", null],
  ["?plan=plus%20x", null],
  ["?plan=x%0Aplus", null],
  ["?plan=../plus", null],
  ["?plans=plus", null],
  ["", null],
])("%s names the plan %j", (search, plan) => {
  expect(planOf(search)).toBe(plan);
});

it("the plan that is remembered joins the query, in the place of another", () => {
  expect(searchWithPlan("?a=1", "plus")).toBe("?a=1&plan=plus");
  expect(searchWithPlan("?plan=basis", "plus")).toBe("?plan=plus");
  expect(searchWithPlan("?a=1", null)).toBe("?a=1");
  expect(searchWithPlan("", null)).toBe("");
});

it("signing in with a plan leads on to paying for it", () => {
  expect([signInPath(null), signInPath("plus")]).toEqual([
    "/de/portal/user/login",
    "/de/portal/user/login-checkout?plan=plus",
  ]);
  expect([withPlan("/de/x", null), withPlan("/de/x", "a b")]).toEqual(["/de/x", "/de/x?plan=a+b"]);
});
