import { faqCategorySlug, type Faq } from '@larkwell/contracts/faq/faq';
import { Details } from '@larkwell/ui/details/details';
import { Prose } from '@larkwell/ui/prose/prose';
import { paths } from '../paths';

interface QuestionsProps {
  faqs: Faq[];
  /** The question that is open. */
  openId?: string;
  /** Shows each question's category, with a link to it. */
  showCategory?: boolean;
}

/** A list of questions; each opens to show its answer. */
export function Questions({ faqs, openId, showCategory }: QuestionsProps) {
  return (
    <ul className="stack" data-gap="small">
      {faqs.map(({ id, heading, content, category }) => (
        <li key={id} id={`faq-${id}`}>
          <Details summary={heading} look="panel" open={id === openId}>
            <Prose html={content} />
            {showCategory && (
              <p className="small">
                More about{' '}
                <a href={paths.helpCategory(faqCategorySlug(category), { faqId: id })}>{category}</a>
              </p>
            )}
          </Details>
        </li>
      ))}
    </ul>
  );
}
