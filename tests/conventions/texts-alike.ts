import { projectFiles } from './project-files.ts'

type Alike = Partial<Record<string, string[]>>

/** Each module lists its own, by language; those of `all` are the same in every language. */
const ofModules = projectFiles('modules/*/texts-alike.json').map(
  ({ text }) => JSON.parse(text) as Alike,
)

const ofBase: Alike = {
  all: ['TypeScript'],
  fr: [
    'Actions',
    'Application',
    'Code',
    'Configuration',
    'Cyan',
    'Description',
    'E-mail',
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
  sw: ['Data', 'Webhook'],
}

export function mayEqualEnglish(language: string, text: string): boolean {
  const words = text.replaceAll(/\{\{.*?\}\}/g, '')
  return (
    language === 'en' ||
    !/\p{L}/u.test(words) ||
    [ofBase, ...ofModules].some((alike) =>
      [alike['all'], alike[language]].some((texts) => texts?.includes(text)),
    )
  )
}
