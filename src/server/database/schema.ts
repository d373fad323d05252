/** Every table of the house, for relational queries: each feature's are spread in here. */
export const schema = {}
