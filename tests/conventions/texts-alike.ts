const NAMES = [
  'Abdulrazak Gurnah',
  'Amina Diallo',
  'George Eliot',
  'Herman Melville',
  'ISBN',
  'Middlemarch',
  'Moby-Dick',
  'Tayeb Salih',
  'TypeScript',
]

const WORDS: Partial<Record<string, string[]>> = {
  en: [],
  fr: [
    'Actions',
    'Application',
    'Code',
    'Configuration',
    'Cyan',
    'Description',
    'E-mail',
    'Genre',
    'Genres',
    'Indigo',
    'Invitations',
    'Logo',
    'Message',
    'Navigation',
    'Notifications',
    'Olive',
    'Pages',
    'Rose',
    'Version {{version}}',
    'Webhook',
    'Webhooks',
  ],
  ar: [],
  sw: ['Data', 'Webhook'],
}

export function mayEqualEnglish(language: string, text: string): boolean {
  const words = text.replaceAll(/\{\{.*?\}\}/g, '')
  return (
    language === 'en' ||
    !/\p{L}/u.test(words) ||
    NAMES.includes(text) ||
    (WORDS[language]?.includes(text) ?? false)
  )
}
