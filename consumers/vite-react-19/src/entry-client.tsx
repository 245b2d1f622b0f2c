import { hydrateRoot } from "react-dom/client";
import { HomePage } from "./HomePage";

hydrateRoot(document.getElementById("root")!, <HomePage />, {
  onRecoverableError: (error) => console.error("hydration", error),
});
