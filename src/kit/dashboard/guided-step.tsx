import type { ParseKeys } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { StepProps } from '#kit/parts/index.ts'
import { productLinks } from '#rules/product.ts'
import { OutsideLink } from '#ui/actions/outside-link.tsx'
import { GettingStartedRow } from './getting-started-row.tsx'

type Title = Extract<ParseKeys<'dashboard'>, `gettingStarted.${string}`>

/** A step of getting started that is done on the command line, after a guide. */
export const guidedStep = (titled: Title, guide: string, code: string) =>
  function GuidedStep({ isDone, hasGuides }: StepProps) {
    const { t } = useTranslation('dashboard')
    const title = t(titled)
    const address = hasGuides ? `/docs/${guide}.md` : productLinks.documentation
    const link = <OutsideLink href={address}>{title}</OutsideLink>
    return <GettingStartedRow isDone={isDone} title={title} link={link} code={code} />
  }
