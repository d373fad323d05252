const texts = {
  en: ['Format', 'Hardcover', 'Paperback', 'E-book', 'Audiobook'],
  fr: ['Support', 'Relié', 'Broché', 'Livre numérique', 'Livre audio'],
  ar: ['الصيغة', 'غلاف صلب', 'غلاف ورقي', 'كتاب إلكتروني', 'كتاب مسموع'],
  sw: ['Muundo', 'Jalada gumu', 'Jalada laini', 'Kitabu pepe', 'Kitabu cha sauti'],
}
const formats = ['hardcover', 'paperback', 'ebook', 'audiobook']
const books = 'modules/catalogue/books'

export async function solution(copy) {
  const list = formats.map((name) => `'${name}'`).join(', ')
  copy.edit(
    `${books}/book.resource.ts`,
    ['import {\n', 'import {\n  choice,\n'],
    [
      '    publisher: text({',
      `    format: choice([${list}], { filter: true, bulk: true }),\n    publisher: text({`,
    ],
  )
  copy.edit(
    `${books}/book.table.server.ts`,
    [
      '    publisher: text(),',
      `    format: text().$type<${formats.map((name) => `'${name}'`).join(' | ')}>(),\n    publisher: text(),`,
    ],
    ["      index('books_search')", `${indexes}\n      index('books_search')`],
    ["      check('books_isbn_form'", `${known}\n      check('books_isbn_form'`],
  )
  const sample = 'modules/arranged-shelves/move-book.test.ts'
  copy.edit(sample, ['publisher: null,', 'format: null,\n    publisher: null,'])
  copy.edit(`${books}/book.form.ts`, ["    'publisher',\n", "    'format',\n    'publisher',\n"])
  for (const [language, [label, ...names]] of Object.entries(texts)) {
    const path = `${books}/locales/${language}.json`
    const all = JSON.parse(copy.read(path))
    all.fields.format = label
    all.choices = { format: Object.fromEntries(formats.map((name, at) => [name, names[at]])) }
    copy.write(path, `${JSON.stringify(all, null, 2)}\n`)
  }
  await copy.run('node scripts/migration.mjs books_format')
}

const orders = { title: 'table.titleKey', author: 'table.authorKey', created: 'table.createdAt' }
const indexes = Object.entries({ ...orders, year_up: 'yearUp', year_down: 'yearDown' })
  .map(
    ([name, key]) =>
      `      index('books_format_${name}').on(table.format, ${key}, table.id).where(shelf),`,
  )
  .join('\n')
const known = `      check(
        'books_format_known',
        sql\`\${table.format} IN ('hardcover', 'paperback', 'ebook', 'audiobook')\`,
      ),`
