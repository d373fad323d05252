const { RELIABILITY_ROUNDS } = process.env

export const rounds = Number(RELIABILITY_ROUNDS || 1)

export const outage = RELIABILITY_ROUNDS ? 60 : 9
