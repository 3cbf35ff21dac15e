import {
  type QuotableService,
  quotableServices,
  serviceTypeLabels,
} from '@welding/domain/entities/service-type';
import { servicePaths } from '@welding/domain/paths';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { servicePagesTexts } from './service-pages-texts.ts';
import { serviceQuestionsTexts } from './service-questions-texts.ts';

export function ServiceQuestions({ service }: { service: QuotableService }) {
  const texts = servicePagesTexts();
  return (
    <section aria-labelledby="questions-heading" className="border-y border-base-300 bg-base-200">
      <div className="page-width py-16 sm:py-24">
        <h2 id="questions-heading" className="display text-5xl sm:text-6xl">
          {texts.questionsHeading}
        </h2>
        <div className="mt-8 grid gap-x-12 gap-y-8 lg:grid-cols-2">
          {serviceQuestionsTexts()[service].map(({ question, answer }) => (
            <div key={question} className="border-t-4 border-primary pt-4">
              <h3 className="text-xl font-bold text-balance">{question}</h3>
              <p className="mt-2 max-w-prose">{answer}</p>
            </div>
          ))}
        </div>
        <nav aria-label={texts.otherServices} className="mt-12 flex flex-wrap items-center gap-3">
          <p className="font-bold">{texts.otherServices}</p>
          {quotableServices
            .filter((each) => each !== service)
            .map((each) => (
              <Link key={each} to={servicePaths[each]} className="btn btn-outline">
                {serviceTypeLabels[each]}
                <ArrowRight aria-hidden="true" className="size-5" />
              </Link>
            ))}
        </nav>
      </div>
    </section>
  );
}
