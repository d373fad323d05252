import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#i18n/use-format.ts'
import { activityChanged } from '#kit/activity/index.ts'
import { ConflictView, currentRecordIn } from '#kit/forms/index.ts'
import { ProblemText, Refusal } from '#kit/problems/index.ts'
import { Awaited } from '#kit/record-page/index.ts'
import {
  type AnyRecord,
  AwaitedOptions,
  FormPending,
  linkTo,
  nameOf,
  type Options,
  type RecordToolProps,
  type Screens,
  updateMutation,
  useMistakes,
  useResourceTexts,
  useVersionWords,
  type Values,
  valuesOf,
} from '#kit/resource-pages/index.ts'
import { fieldOf, schemasOf } from '#kit/resource/index.ts'
import { usePageTitle } from '#layouts/document/use-page-title.ts'
import { Page } from '#layouts/page.tsx'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { type Version, versionQuery } from './version-query.ts'

interface VersionPageProps extends RecordToolProps {
  /** The id of the change whose version of the record can be restored. */
  value: string
}

/** An earlier version of a record beside the current one: what is chosen is saved as a new version. */
export function VersionPage({ screens, id, value: activityId }: VersionPageProps) {
  const { t } = useResourceTexts(screens.resource)
  const form = { screens }
  return (
    <Awaited
      of={useQuery(versionQuery(screens, id, activityId))}
      title={t('versions.restore')}
      failedTitle={t('form.loadFailed')}
      pending={<FormPending form={form} />}
    >
      {(version) =>
        version ? (
          <AwaitedOptions
            form={form}
            title={t('versions.restore')}
            records={[version.record, { ...version.record, ...version.values }]}
          >
            {(options) => <Restore {...{ screens, version, options }} />}
          </AwaitedOptions>
        ) : (
          <Page title={t('versions.restore')}>
            <Back screens={screens} id={id} text={t('versions.unknown')} />
          </Page>
        )
      }
    </Awaited>
  )
}

interface RestoreProps {
  screens: Screens
  version: Version
  options: Options
}

function Restore({ screens, version, options }: RestoreProps) {
  const { resource } = screens
  const { t, label } = useResourceTexts(resource)
  const { t: tCommon } = useTranslation('common')
  const format = useFormat()
  const navigate = useNavigate()
  const [current, setCurrent] = useState(version.record)
  const queryClient = useQueryClient()
  const { mutateAsync } = useMutation(updateMutation(screens))
  const [problem, setProblem] = useState<Error>()
  const words = useVersionWords({ screens }, options)
  const toValues = valuesOf({ screens })
  const { values, gone } = withoutGone(screens, version, { current, options })
  const versions = { base: {}, mine: toValues(values), theirs: toValues(current) }
  const name = nameOf(resource, current)
  usePageTitle(name)
  const { detail } = linkTo(resource)
  const when = format.date(version.at, { dateStyle: 'medium', timeStyle: 'short' })
  const listed = (names: readonly string[]) => format.list(names.map(label))

  async function save(merged: Values) {
    const changed = Object.entries(merged).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(versions.theirs[field]),
    )
    const { id, version: seen } = current
    try {
      if (changed.length > 0) {
        await mutateAsync({ ...Object.fromEntries(changed), id, version: seen })
        void activityChanged(queryClient)
        toast.success(t('versions.restored'))
      }
      await navigate({ to: detail(id), search: {}, replace: true })
    } catch (error) {
      const theirs = currentRecordIn<AnyRecord>(error, schemasOf(resource).record)
      if (theirs) setCurrent(theirs)
      setProblem(error instanceof Error ? error : new Error(String(error)))
    }
  }

  const isSame = JSON.stringify(versions.mine) === JSON.stringify(versions.theirs)
  return (
    <Page title={<bdi>{name}</bdi>}>
      <div className="mb-6 max-w-prose space-y-2 text-sm empty:hidden">
        {gone.length > 0 && <p>{t('versions.gone', { fields: listed(gone) })}</p>}
        {version.unsure.length > 0 && (
          <p>{t('versions.unsure', { fields: listed(version.unsure) })}</p>
        )}
        {problem && (
          <p role="alert" className="text-danger">
            <Problem screens={screens} error={problem} />
          </p>
        )}
      </div>
      {isSame ? (
        <Back screens={screens} id={current.id} text={t('versions.same', { when })} />
      ) : (
        <ConflictView
          key={current.version}
          versions={versions}
          words={{
            ...words,
            title: t('versions.title', { when }),
            text: t('versions.text'),
            mine: t('versions.earlier'),
            theirs: t('versions.current'),
            allMine: t('versions.restoreAll'),
            allTheirs: t('versions.keepAll'),
            save: t('versions.save'),
          }}
          onSave={(merged) => void save(merged)}
          cancel={<LinkButton to={detail(current.id)}>{tCommon('actions.cancel')}</LinkButton>}
        />
      )}
    </Page>
  )
}

interface Known {
  current: AnyRecord
  options: Options
}

/** References to deleted records stay as they are today. */
function withoutGone({ resource }: Screens, version: Version, { current, options }: Known) {
  const gone = new Set(version.gonePictures)
  const values = { ...version.values }
  for (const [name, value] of Object.entries(values)) {
    if (fieldOf(resource, name).kind.startsWith('reference')) {
      const ids = [value].flat().filter((id) => typeof id === 'string')
      const isKnown = (id: string) => options[name]?.some((option) => option.id === id) ?? true
      if (!ids.every(isKnown)) gone.add(name)
    }
    if (gone.has(name)) values[name] = current[name]
  }
  return { values, gone: [...gone] }
}

interface BackProps {
  screens: Screens
  id: string
  text: string
}

function Back({ screens: { resource }, id, text }: BackProps) {
  const { t } = useResourceTexts(resource)
  return (
    <div className="space-y-4">
      <p className="max-w-prose text-ink-soft">{text}</p>
      <LinkButton to={linkTo(resource).detail(id)}>{t('versions.back')}</LinkButton>
    </div>
  )
}

function Problem({ screens, error }: { screens: Screens; error: Error }) {
  const [field, message] =
    Object.entries(error instanceof Refusal ? (error.fields ?? {}) : {})[0] ?? []
  const { nameField } = screens.resource
  const wordsFor = useMistakes(screens.resource, field ?? nameField)
  return wordsFor(message) ?? <ProblemText error={error} />
}
