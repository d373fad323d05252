import { withImportNames } from '#kit/resource/index.ts'
import { book } from '../book.resource.ts'

/** Other names of the fields in files: our labels in every language and those of other catalogues. */
const importNames = namesOf({
  title:
    'Book title|Book name|Book|Titre|Titre du livre|العنوان|عنوان|عنوان الكتاب|' +
    'اسم الكتاب|Kichwa|Jina la kitabu',
  author:
    'Authors|Author name|Writer|Writers|Written by|Creator|By|Auteur|Auteurs|Autrice|' +
    'Auteure|Écrivain|المؤلف|مؤلف|المؤلفون|اسم المؤلف|الكاتب|كاتب|Mwandishi|Waandishi',
  genreId:
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
  language: 'Original language|Langue|Langue originale|اللغة|لغة|لغة الكتاب|Lugha|Lugha ya kitabu',
  openingLine:
    'Opening line|First line|First words|Première phrase|الافتتاحية|الجملة الافتتاحية|الجملة الأولى|Sentensi ya kwanza',
  openingLineTranslation:
    'Opening line, translated|Première phrase, traduite|ترجمة الجملة الافتتاحية|ترجمة الافتتاحية|Sentensi ya kwanza, iliyotafsiriwa|Tafsiri ya sentensi ya kwanza',
})

function namesOf<Field extends string>(names: Record<Field, string>): Record<Field, string[]>
function namesOf(names: Record<string, string>) {
  return Object.fromEntries(Object.entries(names).map(([field, text]) => [field, text.split('|')]))
}

export const importableBook = withImportNames(book, importNames)
