/** In the address of whichever page of an organization one leaves it from. */
export const LEAVE = ['leave'] as const
