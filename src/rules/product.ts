/** The name, addresses and colours of the product: one that is made from it changes them here. */
export const product = {
  name: 'Incipit',
  /** In file names, cookies, keys and databases: a change leaves existing data behind. */
  id: 'incipit',
  links: {
    makers: 'https://github.com/incipit-app',
    documentation: 'https://github.com/incipit-app/incipit#readme',
    issues: 'https://github.com/incipit-app/incipit/issues/new',
    tryIt: 'git clone https://github.com/incipit-app/incipit && cd incipit && npm start',
  },
  /** The colours of the page for the browser's own frame; those on the page are in `ui/theme/tokens.css`. */
  frame: { light: '#fcfaf6', dark: '#171218' },
  mail: {
    paper: '#fbf9f6',
    sheet: '#ffffff',
    ink: '#211a24',
    softInk: '#6a606d',
    line: '#e3dce2',
    accent: '#6b2a62',
    onAccent: '#ffffff',
    font: 'Georgia, serif',
  },
} as const
