/** The URLs of this starter; a product built on it replaces them. */
export const project = {
  makers: 'https://github.com/incipit-app',
  documentation: 'https://github.com/incipit-app/incipit#readme',
  issues: 'https://github.com/incipit-app/incipit/issues/new',
  tryIt: 'git clone https://github.com/incipit-app/incipit && cd incipit && npm start',
}
