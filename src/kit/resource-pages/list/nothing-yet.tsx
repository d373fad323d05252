import { Allowed } from '#layouts/commands/allowed.tsx'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { OpenBook } from '#ui/feedback/drawings/open-book.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { linkTo, needsOf } from '../link-to.ts'
import type { Screens } from '../screens.ts'
import { useResourceTexts } from '../use-resource-texts.ts'

export function NothingYet({ resource, isImported }: Pick<Screens, 'resource' | 'isImported'>) {
  const { t } = useResourceTexts(resource)
  const links = linkTo(resource)
  return (
    <EmptyState
      drawing={<OpenBook />}
      title={t('list.empty.title')}
      text={t('list.empty.text')}
      actions={
        <>
          <Allowed needs={needsOf(resource, 'create')}>
            <LinkButton to={links.create} variant="primary">
              {t('list.empty.add')}
            </LinkButton>
          </Allowed>
          {isImported && (
            <Allowed needs={needsOf(resource, 'create', 'update')}>
              <LinkButton to={links.import}>{t('list.import')}</LinkButton>
            </Allowed>
          )}
        </>
      }
    />
  )
}
