export const isBrief = process.env['BENCH_BRIEF'] === 'true'

/** The size of a measurement; a brief run only shows that each part works, and its figures say nothing. */
export const sized = (whole: number, brief: number) => (isBrief ? brief : whole)
