import { formatUsd } from '@larkwell/contracts/fields/money';
import type { Product } from '@larkwell/contracts/products/products';
import {
  renewalDayWords,
  renewalMessages,
  renewalPriceWords,
} from '@larkwell/contracts/subscriptions/renewal-terms';
import { Button } from '@larkwell/ui/button/button';
import { PurchaseOption } from '@larkwell/ui/purchase-option/purchase-option';
import { limitWords, QuantityStepper } from '@larkwell/ui/quantity-stepper/quantity-stepper';
import { PostForm } from '@larkwell/platform/forms/post-form';
import { SoldOutAction } from '../catalog/sold-out-action';
import { paths } from '../paths';
import type { BuyingChoice } from './buying-choice';
import { buyFormId } from './buy-bar';
import styles from './buy-box.module.css';

type BuyBoxProps = { product: Product; choice: BuyingChoice; maySubscribe: boolean };

/** Choose, then add to the cart. Every price is in the HTML, so nothing waits for script. */
export function BuyBox({ product, choice, maySubscribe }: BuyBoxProps) {
  return (
    <PostForm
      id={buyFormId}
      className="stack"
      data-gap="small"
      action={paths.cartAdd()}
      extras={false}
      data-opens-cart
      aria-label="Buy this test"
    >
      <input type="hidden" name="productId" value={product.id} />
      <input type="hidden" name="slug" value={product.slug} />
      {/* Enter presses the first button of a form: without this one, minus. */}
      <button type="submit" name="intent" value="add" hidden tabIndex={-1} />
      <PurchaseOption
        oneTimePrice={formatUsd(product.price)}
        durations={maySubscribe ? durationsOf(product) : []}
        defaultOption={choice.option}
        defaultDuration={choice.duration ? String(choice.duration) : undefined}
        priceId="chosen-price bar-price"
      />
      <div className={styles.add}>
        <QuantityStepper
          of={product.name}
          value={choice.quantity}
          max={Math.max(1, product.quantity)}
          {...(choice.tooMany && product.quantity > 0
            ? { typed: String(choice.tooMany), error: limitWords(product.quantity) }
            : {})}
        />
        {product.quantity > 0 ? (
          <Button name="intent" value="add" wide busyLabel="LOADING...">
            Add to Cart
          </Button>
        ) : (
          <SoldOutAction product={product} />
        )}
      </div>
      {product.quantity > 0 ? (
        <p className="without-script">
          <Button variant="quiet" size="small" formMethod="get" formAction={paths.product(product.slug)}>
            Update price
          </Button>
        </p>
      ) : null}
    </PostForm>
  );
}

const durationsOf = (product: Product) =>
  product.price_id.map(({ subscriptionType: months, value, price, renewsOn }) => ({
    value: String(months),
    label: `${months} months`,
    price: formatUsd(price),
    saving: `${value}% off`,
    terms: (
      <>
        <strong className="n">
          {formatUsd(price)} today, then {renewalPriceWords({ amount: price, months })}
        </strong>
        , for each kit. Next kit and charge: {renewalDayWords(renewsOn)}. {renewalMessages.cancelAnyTime}
      </>
    ),
  }));
