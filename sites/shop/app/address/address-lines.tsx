type Lines = { address: string; city: string; state: string; zipCode: string; country?: string };

/** An address in three lines, as on a parcel. */
export function AddressLines({ of: { address, city, state, zipCode, country } }: { of: Lines }) {
  return (
    <address>
      {address}
      <br />
      {city}, {state} {zipCode}
      {country && (
        <>
          <br />
          {country}
        </>
      )}
    </address>
  );
}

/** The same in one line, for buttons and names. */
export const addressInLine = ({ address, city, state, zipCode }: Lines) =>
  `${address}, ${city}, ${state} ${zipCode}`;
