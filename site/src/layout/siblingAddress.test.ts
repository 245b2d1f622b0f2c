import { siblingAddress } from "./siblingAddress";

const biking = {
  key: "biking",
  domain: "radreisen.gratweg.example",
  name: "Gratweg Rad",
  claim: "Geführte Radreisen.",
  colour: "#a6480d",
  onColour: "#ffffff",
  picture: null,
};

it.each([
  ["portal.localhost:8000", "http://biking.localhost:8000/"],
  ["localhost:18123", "http://biking.localhost:18123/"],
  ["localhost", "http://biking.localhost/"],
  ["127.0.0.1:8000", "http://biking.localhost:8000/"],
  ["[::1]:8000", "http://biking.localhost:8000/"],
  ["portal.gratweg.example", "https://radreisen.gratweg.example/"],
  ["localhost.evil.example", "https://radreisen.gratweg.example/"],
])("from %s the bike site is at %s", (host, address) => {
  expect(siblingAddress(biking, host)).toBe(address);
});
