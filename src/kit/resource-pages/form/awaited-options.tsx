import type { ReactNode } from 'react'
import { Awaited } from '#kit/record-page/index.ts'
import type { FormScreens } from '../kinds/form-options.ts'
import { idsIn, type Options } from '../references.tsx'
import type { AnyRecord, Reference } from '../screens.ts'
import { useResourceTexts } from '../use-resource-texts.ts'
import { FormPending } from './form-pending.tsx'

interface AwaitedOptionsProps {
  form: FormScreens
  title: ReactNode
  records?: readonly AnyRecord[]
  children: (options: Options) => ReactNode
}

export const AwaitedOptions = (props: AwaitedOptionsProps) => (
  <Rest {...props} references={Object.entries(props.form.screens.references)} known={{}} />
)

interface RestProps extends AwaitedOptionsProps {
  references: [string, Reference][]
  known: Options
}

function Rest({ references: [next, ...references], ...props }: RestProps) {
  const { form, title, known, records = [], children } = props
  const { t } = useResourceTexts(form.screens.resource)
  if (!next) return children(known)
  const [field, { Options: Loaded }] = next
  return (
    <Loaded ids={idsIn(records, field)}>
      {(query) => (
        <Awaited
          of={query}
          title={title}
          failedTitle={t('form.loadFailed')}
          pending={<FormPending form={form} />}
        >
          {(options) => (
            <Rest {...props} references={references} known={{ ...known, [field]: options }} />
          )}
        </Awaited>
      )}
    </Loaded>
  )
}
