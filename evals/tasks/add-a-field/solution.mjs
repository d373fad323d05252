const labels = { en: 'Subtitle', fr: 'Sous-titre', ar: 'العنوان الفرعي', sw: 'Kichwa kidogo' }
const books = 'modules/catalogue/books'

export async function solution(copy) {
  const field = '    subtitle: text({}),'
  const author = '    author: text({'
  copy.edit(`${books}/book.resource.ts`, [author, `${field}\n${author}`])
  copy.edit(
    `${books}/book.table.server.ts`,
    ['    title: text().notNull(),', '    title: text().notNull(),\n    subtitle: text(),'],
    ["check('books_publisher_size'", `${sizeCheck}\n      check('books_publisher_size'`],
  )
  const sample = 'modules/arranged-shelves/move-book.test.ts'
  copy.edit(sample, ['publisher: null,', 'subtitle: null,\n    publisher: null,'])
  copy.edit(`${books}/book.form.ts`, ["    'title',\n", "    'title',\n    'subtitle',\n"])
  for (const [language, label] of Object.entries(labels)) {
    const path = `${books}/locales/${language}.json`
    const texts = JSON.parse(copy.read(path))
    texts.fields.subtitle = label
    copy.write(path, `${JSON.stringify(texts, null, 2)}\n`)
  }
  await copy.run('node scripts/migration.mjs books_subtitle')
}

const sizeCheck =
  "check('books_subtitle_size', sql`char_length(${table.subtitle}) BETWEEN 1 AND 255`),"
