import { Button } from "@gratweg/design-system";
import { createRoot } from "react-dom/client";

createRoot(document.body).render(<Button>Weiter</Button>);
