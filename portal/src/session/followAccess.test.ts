import type { SessionActor, SessionUser } from "@gratweg/flows";
import { followAccess } from "./followAccess";

type View = ReturnType<SessionActor["getSnapshot"]>;
type Account = View["value"]["account"];
const anna: SessionUser = { id: 7, email: "anna@postfach.example" };
const ben: SessionUser = { id: 8, email: "ben@postfach.example" };

function setUp(account: Account, user: SessionUser | null = null) {
  const viewOf = (one: Account, who: SessionUser | null) =>
    ({ value: { account: one, check: "resting" }, context: { user: who } }) as View;
  let listener: (view: View) => void = () => undefined;
  const session = {
    getSnapshot: () => viewOf(account, user),
    subscribe: (told: typeof listener) => {
      listener = told;
      return { unsubscribe: () => undefined };
    },
  } as unknown as SessionActor;
  const check = jest.fn<void, [string | null]>();
  let navigate: () => void = () => undefined;
  followAccess({
    session,
    paymentAccess: { check } as never,
    onNavigation: (listener) => (navigate = listener),
  });
  const become = (next: Account, who: SessionUser | null = null) => listener(viewOf(next, who));
  return { become, navigate: () => navigate(), checked: () => check.mock.calls.map(([email]) => email) };
}

it("what was restored holds until it is known who is there; then their address is checked, once [4.10]", () => {
  const { become, checked } = setUp("restoring", anna);
  expect(checked()).toEqual([]);
  become("authenticated", anna);
  become("authenticated", { ...anna, firstName: "Anne" });
  expect(checked()).toEqual([anna.email]);
});

it("nobody is there: what was restored is forgotten [4.11]", () => {
  expect(setUp("anonymous").checked()).toEqual([null]);
});

it("signing out forgets, signing in checks, also somebody else without a sign-out between", () => {
  const { become, checked } = setUp("authenticated", anna);
  become("anonymous");
  become("signingIn");
  become("authenticated", anna);
  become("restoring", ben);
  become("authenticated", ben);
  become("authenticated", { id: 9 });
  expect(checked()).toEqual([anna.email, null, anna.email, ben.email, null]);
});

it("on the way to another screen what is known may be too old, and of nobody nothing is asked [4.10]", () => {
  const { become, navigate, checked } = setUp("authenticated", anna);
  navigate();
  become("anonymous");
  navigate();
  expect(checked()).toEqual([anna.email, anna.email, null]);
});
