import { useTranslation } from 'react-i18next'
import { filtersOf } from '#kit/resource/index.ts'
import { Allowed } from '#layouts/commands/allowed.tsx'
import { Button } from '#ui/actions/button.tsx'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { NoMatchState } from '#ui/feedback/no-match-state.tsx'
import type { ListAddress } from '../address.ts'
import { linkTo, needsOf } from '../link-to.ts'
import type { Options } from '../references.tsx'
import type { Screens } from '../screens.ts'
import { useResourceTexts } from '../use-resource-texts.ts'
import { useValueText } from '../value-text.ts'

interface NoRecordsProps {
  screens: Screens
  address: ListAddress
  options: Options
  onClear: () => void
}

export function NoRecords({ screens, address, options, onClear }: NoRecordsProps) {
  const { resource } = screens
  const { t, tField } = useResourceTexts(resource)
  const { t: tList } = useTranslation('record-list')
  const valueText = useValueText(resource)
  const { searchTerm } = address
  const active = filtersOf(resource).filter(({ param }) => address[param])
  if (!searchTerm && active.length === 0) return <NothingYet screens={screens} />

  function filtered(field: string, value: string, kind: string) {
    const name = options[field]?.find(({ id }) => id === value)?.name
    if (kind === 'picture') return tField('list.onlyWithout', field)
    const stored = kind === 'boolean' ? value === 'true' : value
    return tField('list.only', field, { value: name ?? valueText(field, stored) })
  }

  return (
    <NoMatchState
      title={t('list.noMatch')}
      text={
        <span className="wrap-anywhere">
          {[
            ...(searchTerm ? [tList('searched', { searchTerm })] : []),
            ...active.map(({ field, param, kind }) => filtered(field, address[param] ?? '', kind)),
          ].join(' ')}
        </span>
      }
      actions={<Button onClick={onClear}>{tList('clearSearch')}</Button>}
    />
  )
}

function NothingYet({ screens: { resource, isImported } }: { screens: Screens }) {
  const { t } = useResourceTexts(resource)
  const links = linkTo(resource)
  return (
    <EmptyState
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
