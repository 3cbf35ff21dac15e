import type { Project } from '@welding/domain/entities/project';
import type { ReactNode } from 'react';
import { BackLink } from '#desk/ui/back-link.tsx';
import { DocumentView } from '#desk/ui/document-view.tsx';
import { paperTexts } from './paper-texts.ts';
import { ProjectChoice } from './project-choice.tsx';
import { type Pricing, usePricing } from './use-pricing.ts';

type NewPaperPageProps = {
  title: string;
  /** The list that it belongs to, and what that is called. */
  back: string;
  all: string;
  children: (project: Project, pricing: Pricing) => ReactNode;
};

/** The page of a new estimate or invoice: first its project, then its form. */
export function NewPaperPage({ title, back, all, children }: NewPaperPageProps) {
  const pricing = usePricing();
  return (
    <div className="grid max-w-4xl gap-6">
      <div className="grid">
        <BackLink to={back}>{all}</BackLink>
        <h1 className="display text-4xl sm:text-5xl">{title}</h1>
      </div>
      <DocumentView document={pricing} noun={paperTexts().nounSettings}>
        {(item) => <ProjectChoice>{(project) => children(project, item)}</ProjectChoice>}
      </DocumentView>
    </div>
  );
}
