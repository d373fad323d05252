export const importFields = [
  'title',
  'author',
  'genre',
  'publisher',
  'description',
  'isbn',
  'publishedYear',
] as const
export type ImportField = (typeof importFields)[number]

export const requiredFields = ['title', 'author', 'genre'] as const satisfies ImportField[]

/** Maps a column's name, as written, to the field that it fills. */
export type Mapping = Record<string, ImportField>

/** Other names of the fields, separated by bars: our labels in every language and those of other catalogues. */
const otherNames: Record<ImportField, string> = {
  title:
    'Book title|Book name|Book|Titre|Titre du livre|العنوان|عنوان|عنوان الكتاب|' +
    'اسم الكتاب|Kichwa|Jina la kitabu',
  author:
    'Authors|Author name|Writer|Writers|Written by|Creator|By|Auteur|Auteurs|Autrice|' +
    'Auteure|Écrivain|المؤلف|مؤلف|المؤلفون|اسم المؤلف|الكاتب|كاتب|Mwandishi|Waandishi',
  genre:
    'Genres|Category|Categories|Subject|Subjects|Catégorie|Catégories|Sujet|النوع|نوع|' +
    'التصنيف|تصنيف|الفئة|الموضوع|Aina|Kategoria|Kundi',
  publisher:
    'Publishers|Published by|Publishing house|Imprint|Éditeur|Maison d’édition|الناشر|' +
    'ناشر|دار النشر|Mchapishaji|Wachapishaji',
  description:
    'Summary|Synopsis|Abstract|Blurb|Résumé|Présentation|الوصف|وصف|الملخص|ملخص|نبذة|' +
    'Maelezo|Muhtasari',
  isbn:
    'ISBN-13|ISBN-10|ISBN number|ISBN/EAN|EAN|EAN-13|Numéro ISBN|ردمك|الرقم الدولي|' +
    'رقم ISBN|Nambari ya ISBN',
  publishedYear:
    'Year|Year published|Publication year|Publish year|Year of publication|Pub year|' +
    'Année|Année de publication|Année de parution|السنة|سنة|سنة النشر|عام النشر|Mwaka|' +
    'Mwaka wa kuchapishwa',
}

const plain = (name: string) =>
  name
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()

const own = new Map(importFields.map((field) => [plain(field), field]))
const others = new Map(
  importFields.flatMap((field) =>
    otherNames[field].split('|').map((name) => [plain(name), field] as const),
  ),
)

/** A column with the field's own name wins over other names; among other names, the first column wins. */
export function fieldsNamed(columns: string[]): (ImportField | undefined)[] {
  const fields = columns.map((column) => own.get(plain(column)))
  const found = new Set(fields)
  return fields.map((field, at) => {
    const other = field ?? others.get(plain(columns[at] ?? ''))
    if (field || !other || found.has(other)) return field
    found.add(other)
    return other
  })
}
