/** The kinds of fields: how the description says them, and their column. */
export const kinds = {
  text: { maker: 'text', column: 'text()', imports: ['text'] },
  longtext: { maker: 'longText', column: 'text()', imports: ['text'], options: { listed: false } },
  email: { maker: 'email', column: 'text()', imports: ['text'] },
  url: { maker: 'url', column: 'text()', imports: ['text'] },
  number: { maker: 'number', column: 'doublePrecision()', imports: ['doublePrecision'] },
  year: { maker: 'year', column: 'integer()', imports: ['integer'] },
  hue: { maker: 'hue', column: 'integer()', imports: ['integer'] },
  boolean: {
    maker: 'boolean',
    column: 'boolean()',
    imports: ['boolean'],
    options: { filter: true },
  },
  date: { maker: 'date', column: `date({ mode: 'string' })`, imports: ['date'] },
  datetime: { maker: 'dateTime', column: 'instant()', imports: [] },
  language: { maker: 'language', column: 'text()', imports: ['text'] },
  money: { maker: 'money', column: `bigint({ mode: 'number' })`, imports: ['bigint'] },
  enum: { maker: 'choice', column: 'text()', imports: ['text'], options: { filter: true } },
  picture: { maker: 'picture', imports: ['uuid'] },
  reference: { maker: 'reference', imports: ['uuid'], options: { filter: true } },
}

/** The options of each kind, besides `required`. */
export const traits = {
  text: ['search', 'sort', 'unique'],
  longtext: [],
  email: ['search', 'sort', 'unique'],
  url: ['search', 'unique'],
  number: ['sort'],
  year: ['sort'],
  hue: [],
  boolean: ['filter', 'bulk'],
  date: ['sort'],
  datetime: ['sort'],
  language: [],
  money: ['sort'],
  enum: ['filter', 'bulk'],
  picture: ['filter'],
  reference: ['filter', 'bulk'],
}
