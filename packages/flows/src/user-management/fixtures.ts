import type { Invitation, ManagedUser } from "@gratweg/contracts";

export const managedUser: ManagedUser = {
  id: 7,
  email: "bertram@postfach.example",
  firstName: "Bertram",
  lastName: "Quellgrund",
  role: "authenticated",
  state: "active",
  isMember: true,
  createdAt: "2026-03-01T09:00:00Z",
  lastSignInAt: "2026-11-20T18:12:00Z",
};

export const filledInvitation: Invitation = {
  email: "carla@postfach.example",
  firstName: "Carla",
  lastName: "Steigbach",
  role: "manager",
};
