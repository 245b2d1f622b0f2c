import { renderHook } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { useOpenHost } from "./useOpenHost";

function Host() {
  return <p>{useOpenHost("wandern.gratweg.example")}</p>;
}

it("names the host that is open, and in what is built the one that it was made for [1.27]", () => {
  expect(renderToString(<Host />)).toBe("<p>wandern.gratweg.example</p>");
  const { result } = renderHook(() => useOpenHost("wandern.gratweg.example"));
  expect(result.current).toBe(window.location.host);
});
