import { textFiles } from '../added-folder.mjs'
import { untranslated } from '../resource-files.mjs'
import { camel, sentence } from '../words.mjs'
import { faceOf } from './face-of.mjs'

export const mailFiles = (name) => ({
  'index.server.ts': faceOf(name),
  [`${name}.server.ts`]: `import { defineMail, mailTexts } from '#kit/mail/index.server.ts'

export const ${camel(name)} = defineMail({
  name: '${camel(name.replace(/-mail$/, ''))}',
  example: { name: 'Ada Okafor', address: 'https://product.example/app' },
  contents(language, { name, address }) {
    const t = mailTexts(language, '${name}')
    return {
      subject: t('subject'),
      preview: t('preview'),
      title: t('title'),
      intro: t('intro', { name }),
      link: { address, text: t('link') },
      detail: t('detail'),
      note: t('note'),
    }
  },
})
`,
  ...textFiles((language) => {
    const text = (english) => untranslated(language, english)
    const title = sentence(name.replace(/-mail$/, ''))
    return {
      subject: text(title),
      preview: text('What the list of messages shows beside the subject.'),
      title: text(title),
      intro: text('Hello {{name}}, this is why we write.'),
      link: text('Open'),
      detail: text('What to do next.'),
      note: text('Didn’t expect this? You can safely ignore this email.'),
    }
  }),
})
