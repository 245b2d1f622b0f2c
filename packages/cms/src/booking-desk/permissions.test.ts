import { BOOKING, DEPARTURE, withdrawWrites } from "./permissions";

it("withdraws making, changing and deleting from bookings alone", () => {
  const subjects = () => ({ subjects: [BOOKING, DEPARTURE] });
  const actions = new Map(
    ["create", "read", "update", "delete"].map((verb) => [
      `plugin::content-manager.explorer.${verb}`,
      subjects(),
    ]),
  );
  withdrawWrites({ get: (id) => actions.get(id) });
  expect(
    Object.fromEntries([...actions].map(([id, action]) => [id.split(".").pop(), action.subjects])),
  ).toEqual({
    create: [DEPARTURE],
    read: [BOOKING, DEPARTURE],
    update: [DEPARTURE],
    delete: [DEPARTURE],
  });
});
