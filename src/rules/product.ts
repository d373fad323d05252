export const product = {
  name: 'Incipit',
  /** In cookies, keys, backups and names of files and databases. See docs/renaming.md before a change. */
  id: 'incipit',
  /** A path of lines on the mark of the brand, 24 × 28; the same in `ui/theme/favicon.svg`. */
  initial: 'M9 9h6M12 9v10M9 19h6',
} as const

/** The brackets keep a rename from changing this name, too. */
export const isProductNamed = !/^incipi[t]$/i.test(product.name)

/** The prefix of API keys, by which scanners for leaked secrets recognize them. */
export const keyPrefix = 'inc_live_'

const repository = 'https://github.com/incipit-app/incipit'

export const productLinks = {
  repository,
  makers: 'https://github.com/incipit-app',
  documentation: `${repository}#readme`,
  issues: `${repository}/issues/new`,
  tryIt: `git clone ${repository} && cd ${product.id} && npm start`,
} as const

export const mailLook = {
  paper: '#fbf9f6',
  sheet: '#ffffff',
  ink: '#211a24',
  softInk: '#6a606d',
  line: '#e3dce2',
  accent: '#6b2a62',
  onAccent: '#ffffff',
  font: 'Georgia, serif',
} as const
