export async function checkNext() {}
