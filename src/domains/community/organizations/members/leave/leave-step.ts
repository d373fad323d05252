/** Any page of an organization can carry this step in its URL. */
export const LEAVE = ['leave'] as const
