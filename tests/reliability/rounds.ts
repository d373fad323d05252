const { RELIABILITY_ROUNDS } = process.env

/** How often everything is broken: once with all the other tests, twenty times where that is the point. */
export const rounds = Number(RELIABILITY_ROUNDS || 1)

/** For how many seconds something stays away. */
export const outage = RELIABILITY_ROUNDS ? 60 : 9
