import { toDrawing } from "./toDrawing";

const draw = (body: string) => toDrawing(body, 24, 24)?.paths;

it("takes paths and groups with what they look like", () => {
  expect(
    toDrawing('<g fill="currentColor"><path d="M1 2"/><path d="M3 4" opacity=".2"/></g>', 256, 256),
  ).toEqual({
    width: 256,
    height: 256,
    paths: [
      { d: "M1 2", fill: "currentColor" },
      { d: "M3 4", fill: "currentColor", opacity: ".2" },
    ],
  });
  expect(
    draw('<path fill="none" stroke="currentColor" stroke-linecap="round" stroke-width="2" d="M3 3h18"/>'),
  ).toEqual([
    { d: "M3 3h18", fill: "none", stroke: "currentColor", strokeLinecap: "round", strokeWidth: "2" },
  ]);
});

it.each([
  ["nothing", ""],
  ["a script", '<path d="M1 2"/><script>alert(1)</script>'],
  ["another document inside", "<foreignObject><p>Hallo</p></foreignObject>"],
  ["a shape that we do not draw", '<circle cx="1" cy="1" r="1"/>'],
  ["no XML", "<path d="],
  ["a path without data", '<path fill="none"/>'],
])("%s is no drawing", (_what, body) => {
  expect(toDrawing(body, 24, 24)).toBeUndefined();
});

it("leaves out what could do more than draw", () => {
  expect(
    draw('<path d="M1 2" onload="alert(1)" fill="url(https://foreign.example)" style="color:red" id="x"/>'),
  ).toEqual([{ d: "M1 2" }]);
});
