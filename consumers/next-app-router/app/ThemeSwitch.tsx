"use client";
import {
  Button,
  Cluster,
  darkThemeClass,
  Dialog,
  Text,
  ThemeToggle,
  type ThemeName,
} from "@gratweg/design-system";
import { useEffect, useState } from "react";

export function ThemeSwitch() {
  const [theme, setTheme] = useState<ThemeName>("light");
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    document.documentElement.classList.toggle(darkThemeClass, theme === "dark");
    document.documentElement.dataset.ready = "";
  }, [theme]);
  return (
    <Cluster>
      <Button onClick={() => setOpen(true)}>Was kostet eine Tour?</Button>
      <ThemeToggle theme={theme} onThemeChange={setTheme} />
      <Dialog open={isOpen} onOpenChange={setOpen} title="Was kostet eine Tour?">
        <Text>Alle Preise sind Gesamtpreise für eine Person.</Text>
      </Dialog>
    </Cluster>
  );
}
