import { createRoot } from "react-dom/client";
import { HomePage } from "./HomePage";

createRoot(document.getElementById("root")!).render(<HomePage />);
