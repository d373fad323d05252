import { textFiles } from '../added-folder.mjs'
import { untranslated } from '../resource-files.mjs'
import { camel } from '../words.mjs'

export const pageFiles = ({ name, title }) => ({
  'index.ts': `export { ${pascal(name)} } from './${name}.tsx'\n`,
  [`${name}.tsx`]: `import { useTranslation } from 'react-i18next'
import { PublicPage } from '#kit/session/index.ts'
import { Page } from '#layouts/page.tsx'

export function ${pascal(name)}() {
  const { t } = useTranslation('${name}')
  return (
    <PublicPage>
      <Page title={t('title')}>
        <p>{t('text')}</p>
      </Page>
    </PublicPage>
  )
}
`,
  ...textFiles((language) => ({
    title: untranslated(language, title),
    text: untranslated(language, 'What visitors read here.'),
  })),
})

export const routeOf = ({
  address,
  name,
  key,
}) => `import { createFileRoute } from '@tanstack/react-router'
import { ${pascal(name)} } from '${'../'.repeat(address.split('/').length - 1)}${name}/index.ts'

export const Route = createFileRoute('${address}')({
  staticData: { title: '${key}' },
  loader: ({ context }) => context.i18n.loadNamespaces('${name}'),
  component: ${pascal(name)},
})
`

const pascal = (name) => `${name.charAt(0).toUpperCase()}${camel(name).slice(1)}`
