export const isKnown = (ifNoneMatch: string | null, tag: string) =>
  ifNoneMatch?.split(',').some((known) => known.trim().replace(/^W\//, '') === tag) ?? false
