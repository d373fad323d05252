/** Where this starter lives; a product that is made of it puts its own addresses here. */
export const project = {
  makers: 'https://github.com/incipit-app',
  documentation: 'https://github.com/incipit-app/incipit#readme',
  issues: 'https://github.com/incipit-app/incipit/issues/new',
  tryIt: 'git clone https://github.com/incipit-app/incipit && cd incipit && npm start',
}
