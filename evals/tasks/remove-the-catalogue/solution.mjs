/** Follows the guide to the letter. */
export const solution = (copy) => copy.run('node scripts/guides/run.mjs removing-the-catalogue.md')
