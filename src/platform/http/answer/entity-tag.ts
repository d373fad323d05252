/** Whether the client has what a tag stands for already. */
export const isKnown = (ifNoneMatch: string | null, tag: string) =>
  ifNoneMatch?.split(',').some((known) => known.trim().replace(/^W\//, '') === tag) ?? false
