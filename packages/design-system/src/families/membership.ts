/** Plans and subscriptions. */
export {};
