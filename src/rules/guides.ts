/** Guides are in `docs/`, and those of a module in its folder. Their names are unique, and their addresses say no folder. */
export const guidePattern = '{docs,modules/*/docs}/*.md'
