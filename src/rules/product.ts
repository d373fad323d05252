export const product = {
  name: 'Incipit',
  /** In file names, cookies, keys and databases: a change leaves existing data behind. */
  id: 'incipit',
} as const

/** Whether `name` was changed; leave the name here as it is. */
export const isProductNamed = !/^incipit$/i.test(product.name)

export const productLinks = {
  makers: 'https://github.com/incipit-app',
  documentation: 'https://github.com/incipit-app/incipit#readme',
  issues: 'https://github.com/incipit-app/incipit/issues/new',
  tryIt: 'git clone https://github.com/incipit-app/incipit && cd incipit && npm start',
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
