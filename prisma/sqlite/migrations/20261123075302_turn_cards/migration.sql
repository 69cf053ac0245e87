-- CreateTable
CREATE TABLE "TurnCard" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "encounterId" TEXT NOT NULL,
    "liveFor" TEXT,
    "channelId" TEXT NOT NULL,
    "messageId" TEXT,
    "closed" BOOLEAN NOT NULL DEFAULT false,
    "turn" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "side" TEXT NOT NULL,
    "phase" TEXT,
    "called" TEXT NOT NULL,
    "since" INTEGER NOT NULL,
    "until" INTEGER,
    "drawn" INTEGER NOT NULL,
    "shows" TEXT NOT NULL,
    "text" BOOLEAN NOT NULL,
    "madeAt" DATETIME NOT NULL,
    CONSTRAINT "TurnCard_encounterId_fkey" FOREIGN KEY ("encounterId") REFERENCES "Encounter" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "TurnCard_liveFor_key" ON "TurnCard"("liveFor");

-- CreateIndex
CREATE UNIQUE INDEX "TurnCard_messageId_key" ON "TurnCard"("messageId");

-- CreateIndex
CREATE INDEX "TurnCard_encounterId_since_idx" ON "TurnCard"("encounterId", "since");

-- CreateIndex
CREATE INDEX "TurnCard_closed_idx" ON "TurnCard"("closed");
