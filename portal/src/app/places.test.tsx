import { globalHistory } from "@reach/router";
import { arriveAt, followPlaces } from "./places";

it("whoever a guard leads on has just opened the page; from the next screen on the headline takes the focus", () => {
  document.body.innerHTML = '<main id="inhalt"><h1>Anmelden</h1></main>';
  window.scrollTo = () => undefined;
  const headline = document.querySelector("h1");
  const stop = followPlaces(window);

  void globalHistory.navigate("/de/portal/user/login?weiter=%2Fde%2Fportal%2Fsettings", { replace: true });
  arriveAt("login");
  expect(headline).not.toHaveFocus();

  void globalHistory.navigate("/de/portal/user/register");
  arriveAt("register");
  expect(headline).toHaveFocus();
  stop();
});
