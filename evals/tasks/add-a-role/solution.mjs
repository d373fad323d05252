const command = 'node scripts/new.mjs role curator book:read,update genre:read,create,update,delete'
const marked =
  "names: { en: 'Curator', fr: '[fr] Curator', ar: '[ar] Curator', sw: '[sw] Curator' },"

export async function solution(copy) {
  await copy.run(command)
  copy.edit('src/rules/roles.ts', [marked, texts])
}

const texts = `names: { en: 'Curator', fr: 'Conservateur', ar: 'أمين المجموعة', sw: 'Mhifadhi' },
    descriptions: {
      en: 'Edits books and keeps the genres',
      fr: 'Modifie les livres et tient les genres',
      ar: 'يعدّل الكتب ويعتني بالأنواع',
      sw: 'Huhariri vitabu na kutunza aina',
    },`
