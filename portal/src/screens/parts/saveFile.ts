/** Hands a fetched file to the browser's downloads. */
export function saveFile(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.rel = "noopener";
  document.body.append(link);
  link.click();
  link.remove();
  // Safari begins to read after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
