export function freePort(): Promise<number>;
export function stopAll(): Promise<void>;
