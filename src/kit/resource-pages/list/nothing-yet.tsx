import { Allowed } from '#layouts/commands/allowed.tsx'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { EmptyTray } from '#ui/feedback/drawings/empty-tray.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { linkToAdded } from '../added-page.ts'
import { linkTo, needsOf } from '../link-to.ts'
import type { Screens } from '../screens.ts'
import { useResourceTexts } from '../use-resource-texts.ts'

type NothingYetProps = Pick<Screens, 'resource' | 'added' | 'drawing'>

export function NothingYet({ resource, added, drawing }: NothingYetProps) {
  const { t, tFirst } = useResourceTexts(resource)
  const links = linkTo(resource)
  return (
    <EmptyState
      drawing={drawing ?? <EmptyTray />}
      title={t('list.empty.title')}
      text={t('list.empty.text')}
      actions={
        <>
          <Allowed needs={needsOf(resource, 'create')}>
            <LinkButton to={links.create} variant="primary">
              {t('list.empty.add')}
            </LinkButton>
          </Allowed>
          {added
            ?.filter(({ isBeginning }) => isBeginning)
            .map((page) => (
              <Allowed key={page.path} needs={needsOf(resource, ...page.needs)}>
                <LinkButton to={linkToAdded(resource, page)}>{tFirst([page.link])}</LinkButton>
              </Allowed>
            ))}
        </>
      }
    />
  )
}
