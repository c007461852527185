import { isFeedbackGiven, type Order } from '@larkwell/contracts/orders/orders';
import { Button } from '@larkwell/ui/button/button';
import { fieldProps, summaryErrors } from '@larkwell/ui/conform';
import { ErrorSummary } from '@larkwell/ui/error-summary/error-summary';
import { StarRating, StarRatingInput } from '@larkwell/ui/star-rating/star-rating';
import { Textarea } from '@larkwell/ui/textarea/textarea';
import { PostForm } from '@larkwell/platform/forms/post-form';
import { usePageForm } from '@larkwell/platform/forms/use-page-form';
import { orderMessages } from '../messages/orders';

const labels = { rating: 'Rating', feedBackText: 'Feedback' };

/** What the person thinks of a shipped order: read-only once both rating and text are there. */
export function FeedbackSection({ order }: { order: Order }) {
  return (
    <section className="stack reading" id="feedback" aria-labelledby="feedback-title">
      {isFeedbackGiven(order) ? (
        <>
          <h2 id="feedback-title">{orderMessages.yourFeedback}</h2>
          <StarRating value={order.rating!} />
          <p>{order.feedback_text}</p>
        </>
      ) : (
        <FeedbackForm order={order} />
      )}
    </section>
  );
}

function FeedbackForm({ order }: { order: Order }) {
  const [form, fields] = usePageForm<{ rating: string; feedBackText: string }>('feedback', {
    rating: order.rating === null ? undefined : String(order.rating),
    feedBackText: order.feedback_text ?? undefined,
  });
  const { defaultValue, ...rating } = fieldProps(fields.rating);
  return (
    <PostForm className="stack">
      <ErrorSummary errors={summaryErrors(form, labels)} />
      <h2 id="feedback-title">{orderMessages.feedbackTitle}</h2>
      <StarRatingInput
        {...rating}
        label={labels.rating}
        hint={orderMessages.ratingHint}
        defaultValue={defaultValue ? Number(defaultValue) : undefined}
      />
      <Textarea {...fieldProps(fields.feedBackText)} label={labels.feedBackText} />
      <p>
        <Button busyLabel="LOADING...">Send feedback</Button>
      </p>
    </PostForm>
  );
}
