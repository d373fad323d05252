/** How often everything is broken: a few times with all the other tests, twenty where that is the point. */
export const rounds = Number(process.env['RELIABILITY_ROUNDS'] || 3)
